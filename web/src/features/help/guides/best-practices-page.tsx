import { useTranslations } from 'use-intl';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { Page } from '../../../ui/page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Section } from '../../../ui/section.tsx';

/** In the order of how often they matter. */
const GROUPS = ['everyDay', 'outage', 'mistakes', 'menu', 'devices', 'people', 'records'] as const;

/** Habits that keep a business out of trouble. */
export function BestPracticesPage() {
  const t = useTranslations('bestPractices');
  return (
    <Page title={t('title')} lead={t('lead')}>
      {GROUPS.map((group) => (
        <Section key={group} title={t(`groups.${group}.title`)}>
          <Prose>{t.rich(`groups.${group}.text`, GUIDE_TAGS)}</Prose>
        </Section>
      ))}
    </Page>
  );
}
