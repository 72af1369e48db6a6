import type { CheckedInvitations, SkippedLine } from '@comptoir/contract/people/invitations';
import type { PartnerView } from '@comptoir/contract/people/partners';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { readChosen, type ChosenFile } from '../../../lib/read-chosen.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useRuleWords } from '../../../shared/forms/use-rule-words.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ChooseFile } from '../../../ui/choose-file.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { AcceptedLines } from './accepted-lines.tsx';
import { useCheckInvitations, useSendInvitations } from './invitations.api.ts';
import { SampleFile } from './sample-file.tsx';

interface InviteMerchantsDialogProps {
  readonly partner: Pick<PartnerView, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** A file is chosen and checked first; what the report shows is what is sent. */
export function InviteMerchantsDialog({ partner, onClose }: InviteMerchantsDialogProps) {
  const t = useTranslations('partner.invitations');
  const { chosen, choose, check, send, submit, isTooLarge } = useInvitations(partner.id, onClose);
  const report = check.data;
  return (
    <Dialog title={t('dialog', { name: partner.name })} onClose={onClose}>
      <Form onSubmit={submit} isPending={check.isPending || send.isPending} error={send.error ?? check.error}>
        {isTooLarge ? (
          <Banner tone="error" announced="at-once">
            {t('tooLarge')}
          </Banner>
        ) : null}
        <p>{t('form')}</p>
        <p>
          <code>{t('example')}</code>
        </p>
        <ChooseFile
          label={chosen === null ? t('choose') : t('chooseOther', { name: chosen.name })}
          onChoose={(file) => void choose(file)}
        />
        <SampleFile />
        <div aria-live="polite">{report ? <Report report={report} /> : null}</div>
        {report ? <Skipped report={report} /> : null}
        {report ? <AcceptedLines report={report} /> : null}
        <DialogFooter>{report ? <Send count={report.counts.waiting} /> : null}</DialogFooter>
      </Form>
    </Dialog>
  );
}

function Send({ count }: { readonly count: number }) {
  const t = useTranslations('partner.invitations');
  return count > 0 ? <SubmitButton>{t('do', { count })}</SubmitButton> : null;
}

/** The file and its report; where it would do something else by now, it is checked again. */
function useInvitations(partnerId: string, onDone: () => void) {
  const t = useTranslations('partner.invitations');
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const check = useCheckInvitations(partnerId);
  const send = useSendInvitations(partnerId);
  const choose = async (picked: File): Promise<void> => {
    const file = await readChosen(picked);
    setChosen(file);
    setTooLarge(file === null);
    send.reset();
    check.reset();
    if (file) check.mutate(file);
  };
  const submit = (): void => {
    if (!chosen || !check.data) return;
    send.mutate(
      { ...chosen, plan: check.data.plan },
      {
        onSuccess: ({ counts }) => {
          showAlert({ tone: 'success', text: t('done', { count: counts.waiting }) });
          onDone();
        },
        onError: () => check.mutate(chosen),
      },
    );
  };
  return { chosen, choose, check, send, submit, isTooLarge };
}

function Report({ report: { counts, mailsPerDay } }: { readonly report: CheckedInvitations }) {
  const t = useTranslations('partner.invitations');
  const reasons = (['invalid', 'repeated', 'alreadyInvited', 'hasAccount'] as const).filter((key) => counts[key] > 0);
  return (
    <>
      <p>
        <strong>{t('report.waiting', { count: counts.waiting, lines: counts.lines })}</strong>{' '}
        {counts.waiting > mailsPerDay ? t('report.days', { count: mailsPerDay }) : null}
      </p>
      {reasons.length > 0 ? (
        <ul>
          {reasons.map((key) => (
            <li key={key}>{t(`report.${key}`, { count: counts[key] })}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Skipped({ report: { skipped, counts } }: { readonly report: CheckedInvitations }) {
  const t = useTranslations('partner.invitations');
  const reasonOf = useReason();
  const columns: Column<SkippedLine>[] = [
    { key: 'email', header: t('columns.email'), cell: ({ email, companyName }) => email || companyName },
    { key: 'line', header: t('columns.line'), isLabelled: true, cell: ({ line }) => line },
    { key: 'reason', header: t('columns.reason'), phone: 'secondary', grows: true, cell: reasonOf },
  ];
  const all = counts.lines - counts.waiting;
  if (all === 0) return null;
  return (
    <>
      <DataTable
        caption={t('skippedLines')}
        columns={columns}
        rows={skipped}
        idOf={({ line }) => String(line)}
        isFacts
      />
      {all > skipped.length ? <p>{t('report.more', { count: all - skipped.length })}</p> : null}
    </>
  );
}

function useReason(): (line: SkippedLine) => string {
  const t = useTranslations('partner.invitations');
  const wordsOf = useRuleWords({ language: t('notALanguage'), 'too-long': t('tooLong'), formula: t('formula') });
  return ({ outcome, problems, firstLine }) => {
    if (outcome === 'repeated') return t('repeated', { line: firstLine ?? 0 });
    if (outcome === 'already-invited') return t('alreadyInvited');
    if (outcome === 'has-account') return t('hasAccount');
    return problems
      .map(({ column, rule }) => t('problem', { column: t(`fields.${column}`), rule: wordsOf(rule) ?? '' }))
      .join(' · ');
  };
}
