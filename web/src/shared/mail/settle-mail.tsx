import type { MailFailure, MailFailurePage, settleMailFailure } from '@comptoir/contract/base/mail';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { call } from '../http/call.ts';
import { patchOf, useOptimisticChange } from '../queries/optimistic-change.ts';

/** The way off the list for a mail that no one waits for any more. */
export function SettleMail({ id, address }: Pick<MailFailure, 'id' | 'address'>) {
  const t = useTranslations('mailFailures');
  const { mutate, isPending } = useOptimisticChange({
    change: () => call<typeof settleMailFailure>('PUT', '/mail-failures/:id/settlement', { params: { id } }),
    patches: () => [patchOf<MailFailurePage>(['mails'], (page) => withoutMail(page, id))],
    resources: ['mails'],
  });
  return (
    <Button variant="default" aria-label={t('settleOf', { address })} loading={isPending} onClick={() => mutate()}>
      {t('settle')}
    </Button>
  );
}

function withoutMail(page: MailFailurePage, id: string): MailFailurePage {
  const items = page.items.filter((mail) => mail.id !== id);
  return { ...page, items, count: page.count - (page.items.length - items.length) };
}
