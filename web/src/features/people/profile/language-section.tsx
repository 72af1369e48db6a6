import { LANGUAGES, type Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useSwitchLanguage } from '../../../lib/i18n/text-provider.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Section } from '../../../ui/section.tsx';
import { useSaveLanguage } from './profile.api.ts';
import styles from './profile.module.css';

/** The language of the screens, which follows the person to other browsers and into their mail. */
export function LanguageSection() {
  const t = useTranslations('profile.language');
  const current = useLanguage();
  const switchLanguage = useSwitchLanguage();
  const { mutate, error } = useSaveLanguage();

  const choose = async (language: Language): Promise<void> => {
    await switchLanguage(language);
    mutate(language);
  };

  return (
    <Section title={t('title')} lead={t('lead')}>
      <FormError error={error} />
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('legend')}</legend>
        {LANGUAGES.map((language) => (
          <label key={language} className={styles.choice} lang={language}>
            <input
              type="radio"
              required
              name="language"
              checked={language === current}
              onChange={() => void choose(language)}
            />
            {t(language)}
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
