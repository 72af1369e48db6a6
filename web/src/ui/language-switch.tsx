import { LANGUAGES, type Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useTranslations } from 'use-intl';
import { useSwitchLanguage } from '../lib/i18n/text-provider.tsx';
import { useLanguage } from '../lib/i18n/use-language.ts';
import styles from './language-switch.module.css';

/** French or English, each under its own name. */
export function LanguageSwitch({ onChosen }: { readonly onChosen?: (language: Language) => void }) {
  const t = useTranslations('ui');
  const current = useLanguage();
  const switchLanguage = useSwitchLanguage();

  const choose = async (language: Language): Promise<void> => {
    await switchLanguage(language);
    onChosen?.(language);
  };

  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('language.label')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void choose(language)}
        >
          <abbr title={t(`language.${language}`)}>{language.toUpperCase()}</abbr>
        </button>
      ))}
    </fieldset>
  );
}
