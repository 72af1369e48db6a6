import { LANGUAGES } from '@comptoir/domain/merchants/merchant-information';
import { useTranslations } from 'use-intl';
import { useSwitchLanguage } from '../lib/i18n/text-provider.tsx';
import { useLanguage } from '../lib/i18n/use-language.ts';
import styles from './language-switch.module.css';

/** French or English, each under its own name. */
export function LanguageSwitch() {
  const t = useTranslations('ui');
  const current = useLanguage();
  const switchLanguage = useSwitchLanguage();

  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('language.label')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void switchLanguage(language)}
        >
          <abbr title={t(`language.${language}`)}>{language.toUpperCase()}</abbr>
        </button>
      ))}
    </fieldset>
  );
}
