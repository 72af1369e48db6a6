import { LANGUAGES, type Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useSwitchLanguage } from '../../../lib/i18n/text-provider.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Section } from '../../../ui/section.tsx';
import { Row } from '../../../ui/layout.tsx';
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
      <Row as="fieldset" gap="xl" align="stretch">
        <legend className="visually-hidden">{t('legend')}</legend>
        {LANGUAGES.map((language) => (
          <Row key={language} as="label" className={styles.choice} isInline isWhole lang={language}>
            <input
              type="radio"
              required
              name="language"
              checked={language === current}
              onChange={() => void choose(language)}
            />
            {t(language)}
          </Row>
        ))}
      </Row>
    </Section>
  );
}
