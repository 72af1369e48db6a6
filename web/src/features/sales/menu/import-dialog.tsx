import type { MenuFileReport } from '@comptoir/contract/sales/menu';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { readChosen, type ChosenFile } from '../../../lib/read-chosen.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ChooseFile } from '../../../ui/choose-file.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Bullets, Hint } from '../../../ui/layout.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { useCheckFile, useImportFile } from './menu.api.ts';

type Line = MenuFileReport['lines'][number];

/** A file of items is chosen and checked first; what the report shows is what is taken. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('menu.import');
  const { chosen, choose, check, take, submit, isTooLarge } = useImport(onClose);
  const report = check.data;
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Form onSubmit={submit} isPending={check.isPending || take.isPending} error={take.error ?? check.error}>
        {isTooLarge ? (
          <Banner tone="error" announced="at-once">
            {t('tooLarge')}
          </Banner>
        ) : null}
        <p>{t('form')}</p>
        <ChooseFile
          label={chosen === null ? t('choose') : t('chooseOther', { name: chosen.name })}
          onChoose={(file) => void choose(file)}
        />
        <div aria-live="polite">{report ? <Counts report={report} /> : null}</div>
        {report && report.lines.length > 0 ? <Lines report={report} /> : null}
        <DialogFooter>{report ? <Take report={report} /> : null}</DialogFooter>
      </Form>
    </Dialog>
  );
}

function Take({ report: { counts } }: { readonly report: MenuFileReport }) {
  const t = useTranslations('menu.import');
  const count = counts.added + counts.changed;
  return count > 0 ? <SubmitButton>{t('take', { count })}</SubmitButton> : null;
}

/** The file and its report; where the menu is another by now, it is checked again. */
function useImport(onDone: () => void) {
  const t = useTranslations('menu.import');
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const check = useCheckFile();
  const take = useImportFile();
  const choose = async (picked: File): Promise<void> => {
    const file = await readChosen(picked);
    setChosen(file);
    setTooLarge(file === null);
    take.reset();
    check.reset();
    if (file) check.mutate(file.file);
  };
  const submit = (): void => {
    if (!chosen || !check.data) return;
    take.mutate(
      { file: chosen.file, version: check.data.version },
      {
        onSuccess: ({ counts }) => {
          showAlert({ tone: 'success', text: t('done', { count: counts.added + counts.changed }) });
          onDone();
        },
        onError: () => check.mutate(chosen.file),
      },
    );
  };
  return { chosen, choose, check, take, submit, isTooLarge };
}

function Counts({ report: { counts } }: { readonly report: MenuFileReport }) {
  const t = useTranslations('menu.import.counts');
  const shown = (['added', 'changed', 'categories', 'unchanged', 'refused'] as const).filter((key) => counts[key] > 0);
  return (
    <Bullets>
      {shown.map((key) => (
        <li key={key}>{t(key, { count: counts[key] })}</li>
      ))}
    </Bullets>
  );
}

function Lines({ report: { lines, counts } }: { readonly report: MenuFileReport }) {
  const t = useTranslations('menu.import');
  const columns = useColumns();
  const rest = counts.added + counts.changed + counts.refused - lines.length;
  // what is left out first: that is what someone has to mend
  const ordered = lines.toSorted(
    (one, other) => Number(other.outcome === 'refused') - Number(one.outcome === 'refused'),
  );
  return (
    <>
      <DataTable caption={t('lines')} columns={columns} rows={ordered} idOf={({ line }) => String(line)} isFacts />
      {rest > 0 ? <Hint>{t('more', { count: rest })}</Hint> : null}
    </>
  );
}

function useColumns(): Column<Line>[] {
  const t = useTranslations('menu.import');
  const problemsOf = useProblems();
  return [
    { key: 'line', header: t('columns.line'), isLabelled: true, cell: ({ line }) => line },
    { key: 'code', header: t('columns.code'), cell: ({ code }) => code },
    {
      key: 'outcome',
      header: t('columns.outcome'),
      keeps: true,
      cell: ({ outcome }) => <StatusBadge tone={TONES[outcome]}>{t(`outcomes.${outcome}`)}</StatusBadge>,
    },
    { key: 'problems', header: t('columns.problems'), grows: true, cell: problemsOf },
  ];
}

const TONES = { added: 'success', changed: 'info', refused: 'error' } as const;

function useProblems(): (line: Line) => string {
  const t = useTranslations('menu.import');
  const tWarning = useTranslations('menu.warnings');
  return ({ problems, warnings = [] }) =>
    [
      ...problems.map(({ column, rule }) => t('problem', { column: t(`fields.${column}`), rule: t(`rules.${rule}`) })),
      ...warnings.map((warning) => tWarning(warning)),
    ].join(' · ');
}
