import { useTranslations } from 'use-intl';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Section } from '../../../ui/section.tsx';

/** Steps to make employees, and what their codes open on the terminal. Source: spec §1. */
export function HowTo() {
  const t = useTranslations('employees');
  return (
    <>
      <Section id="create" title={t('made.title')}>
        <Prose>{t.rich('made.text', GUIDE_TAGS)}</Prose>
      </Section>
      <Section id="codes" title={t('tabs.title')}>
        <Prose>{t.rich('tabs.text', GUIDE_TAGS)}</Prose>
      </Section>
    </>
  );
}
