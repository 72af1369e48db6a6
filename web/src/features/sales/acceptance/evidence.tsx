import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';
import { useTranslations } from 'use-intl';
import { formatExactInstant, formatZone } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { Text } from '../../../ui/layout.tsx';

interface EvidenceProps {
  readonly view: AcceptanceView;
  readonly decision: NonNullable<AcceptanceView['decision']>;
}

/** Evidence of the acceptance: by whom, when by both clocks, in which language, and of which document to the last bit. */
export function Evidence({ view, decision }: EvidenceProps) {
  const t = useTranslations('acceptance.evidence');
  const language = useLanguage();
  const at = new Date(decision.at);
  const here = { language, timeZone: view.zone };
  const universal = { language, timeZone: 'UTC' };
  return (
    <Section title={t('title')}>
      <DetailList
        details={[
          { label: t('name'), value: decision.name },
          { label: t('at'), value: `${formatExactInstant(at, here)} (${formatZone(at, here)}, ${view.zone})` },
          { label: t('utc'), value: formatExactInstant(at, universal) },
          { label: t('language'), value: t(`languages.${decision.language}`) },
          {
            label: t('digest'),
            value: (
              <Text as="code" size="sm" wrap="anywhere">
                {view.pdfSha256}
              </Text>
            ),
          },
        ]}
      />
    </Section>
  );
}
