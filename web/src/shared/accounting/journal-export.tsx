import { JOURNAL_FORMATS, type AccountWords, type JournalFormat } from '@comptoir/domain/base/accounting/account';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useTranslations } from 'use-intl';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { showAlert } from '../../lib/alerts.ts';
import { formatLongDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/section.tsx';
import { Bullets, Hint, Row } from '../../ui/layout.tsx';
import { ApiError } from '../http/api-error.ts';
import { FormError } from '../errors/form-error.tsx';
import type { RowFile } from '../http/fetch-rows.ts';

export interface JournalExportProps {
  /** Books to export, and their days. */
  readonly books: 'sales' | 'revenue';
  readonly period: ReportPeriod;
  readonly words: Readonly<Partial<Record<string, AccountWords>>>;
  readonly fetchFile: (format: JournalFormat) => Promise<RowFile>;
}

/** Saves the entries of a period for a bookkeeping program, or says which accounts are not given. */
export function JournalExport({ books, period: { from, to }, words, fetchFile }: JournalExportProps) {
  const t = useTranslations('accounting.export');
  const language = useLanguage();
  const lead = t(books, { from: formatLongDay(from, language), to: formatLongDay(to, language) });
  const { mutate, isPending, error, variables } = useCallOnce({
    mutationFn: fetchFile,
    onSuccess: ({ name, count, content }) => {
      if (count === 0) return showAlert({ tone: 'info', text: t('nothing') });
      saveBlob(name, content);
      showAlert({ tone: 'success', text: t('saved', { name, count }) });
    },
  });
  return (
    <Section title={t('title')} lead={lead}>
      <Row align="stretch">
        {JOURNAL_FORMATS.map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<DownloadIcon size={18} />}
            loading={isPending && variables === format}
            onClick={() => mutate(format)}
          >
            {t(format)}
          </Button>
        ))}
      </Row>
      <FormError error={error} />
      {error instanceof ApiError && error.code === 'accounts-incomplete' ? (
        <Bullets aria-label={t(`missing.${variables ?? 'sage'}`)}>
          {error.fields.map(({ path }) => (
            <li key={path}>{words[path]?.label ?? path}</li>
          ))}
        </Bullets>
      ) : null}
      <Hint size="md">{t('hint')}</Hint>
    </Section>
  );
}
