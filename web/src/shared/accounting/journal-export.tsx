import { JOURNAL_FORMATS, type AccountWords, type JournalFormat } from '@comptoir/domain/base/accounting/account';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/section.tsx';
import { ApiError } from '../http/api-error.ts';
import { FormError } from '../errors/form-error.tsx';
import type { RowFile } from '../http/fetch-rows.ts';
import styles from './accounting.module.css';

interface JournalExportProps {
  readonly lead: string;
  readonly words: Readonly<Partial<Record<string, AccountWords>>>;
  readonly fetchFile: (format: JournalFormat) => Promise<RowFile>;
}

/** Saves the entries of a period for a bookkeeping program, or says which accounts are not given. */
export function JournalExport({ lead, words, fetchFile }: JournalExportProps) {
  const t = useTranslations('accounting.export');
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ name, count, content }) => {
      if (count === 0) return showAlert({ tone: 'info', text: t('nothing') });
      saveBlob(name, content);
      showAlert({ tone: 'success', text: t('saved', { name, count }) });
    },
  });
  return (
    <Section title={t('title')} lead={lead}>
      <div className={styles.programs}>
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
      </div>
      <FormError error={error} />
      {error instanceof ApiError && error.code === 'accounts-incomplete' ? (
        <ul className={styles.missing} aria-label={t(`missing.${variables ?? 'sage'}`)}>
          {error.fields.map(({ path }) => (
            <li key={path}>{words[path]?.label ?? path}</li>
          ))}
        </ul>
      ) : null}
      <p className={styles.hint}>{t('hint')}</p>
    </Section>
  );
}
