import type { EstimateRevisionView, EstimateView } from '@comptoir/contract/sales/estimates';
import { useTranslations } from 'use-intl';
import { useOpenPdf } from '../../../shared/http/use-open-pdf.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { useEstimatePdf } from './estimates.api.ts';

interface DocumentSectionProps {
  readonly estimate: EstimateView;
  readonly shown: EstimateRevisionView;
  readonly onPick: (revision: number) => void;
}

/** A revision as its customer reads it, and as a file. */
export function DocumentSection({ estimate, shown, onPick }: DocumentSectionProps) {
  const t = useTranslations('estimate.document');
  const tState = useTranslations('estimates.states');
  const { number, revisions, customer } = estimate;
  const { revision, content, price, isGstRegistered } = shown;
  const pdf = useOpenPdf(useEstimatePdf(estimate.id, revision));
  return (
    <Section title={t('title')}>
      <Row align="end">
        {revisions.length > 1 ? (
          <SelectField
            label={t('revision')}
            value={String(revision)}
            options={revisions.map((one) => ({
              value: String(one.revision),
              label: t('named', { revision: String(one.revision), state: tState(one.state) }),
            }))}
            onChange={(value) => onPick(Number(value))}
          />
        ) : null}
        {(['fr', 'en'] as const).map((language) => (
          <Button key={language} variant="default" loading={pdf.isPending} onClick={() => pdf.open(language)}>
            {t(`pdf.${language}`)}
          </Button>
        ))}
      </Row>
      <DocumentPreview
        number={number}
        revision={revision}
        customer={shown.customer ?? { ...customer, address: '' }}
        content={content}
        price={price}
        isGstRegistered={isGstRegistered}
      />
    </Section>
  );
}
