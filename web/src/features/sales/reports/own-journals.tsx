import { JOURNAL_FORMATS, type JournalFormat } from '@comptoir/domain/base/accounting/account';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { formatLongDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Bullets, Row } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { useOwnBusinesses, useSalesJournals } from './accounting.api.ts';

/** Most businesses in a file. Source: decision 201. */
const MOST_IN_FILE = 60;

/** The journals of all businesses of a person who has several, in one file; what is left out of it is named. */
export function OwnJournals({ period }: { readonly period: ReportPeriod }) {
  const t = useTranslations('merchantReports.businesses');
  const tExport = useTranslations('accounting.export');
  const language = useLanguage();
  const businesses = useOwnBusinesses();
  const [part, setPart] = useState(1);
  const fetchFile = useSalesJournals(period);
  const { mutate, isPending, error, variables, data } = useCallOnce({
    mutationFn: (format: JournalFormat) => fetchFile({ format, part }),
    onSuccess: ({ name, count, leftOut, content }) => {
      if (count > 0) saveBlob(name, content);
      if (count > 0) showAlert({ tone: 'success', text: t('saved', { name, count }) });
      else if (leftOut.length === 0) showAlert({ tone: 'info', text: tExport('nothing') });
    },
  });
  if (businesses.length < 2) return null;
  const days = { from: formatLongDay(period.from, language), to: formatLongDay(period.to, language) };
  const leftOut = businesses.filter(({ id }) => data?.leftOut.includes(id));
  return (
    <Section title={t('title')} lead={t('lead', { count: businesses.length, ...days })}>
      {businesses.length > MOST_IN_FILE ? (
        <NativeSelect
          required
          label={t('part')}
          value={part}
          onChange={(event) => setPart(Number(event.currentTarget.value))}
          data={Array.from({ length: Math.ceil(businesses.length / MOST_IN_FILE) }, (_, index) => String(index + 1))}
        />
      ) : null}
      <Row align="stretch">
        {JOURNAL_FORMATS.map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<DownloadIcon size={18} />}
            loading={isPending && variables === format}
            aria-label={t('of', { program: tExport(format) })}
            onClick={() => mutate(format)}
          >
            {tExport(format)}
          </Button>
        ))}
      </Row>
      <FormError error={error} />
      {leftOut.length > 0 ? (
        <>
          <p>{t('leftOut')}</p>
          <Bullets aria-label={t('leftOut')}>
            {leftOut.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </Bullets>
        </>
      ) : null}
    </Section>
  );
}
