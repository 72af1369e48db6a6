import type { MailFailure, settleMailFailure } from '@comptoir/contract/base/mail';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { call } from '../http/call.ts';
import { useChange } from '../queries/invalidate.ts';

/** The way off the list for a mail that no one waits for any more. */
export function SettleMail({ id, address }: Pick<MailFailure, 'id' | 'address'>) {
  const t = useTranslations('mailFailures');
  const { mutate, isPending } = useChange(
    () => call<typeof settleMailFailure>('PUT', '/mail-failures/:id/settlement', { params: { id } }),
    'mails',
  );
  return (
    <Button variant="default" aria-label={t('settleOf', { address })} loading={isPending} onClick={() => mutate()}>
      {t('settle')}
    </Button>
  );
}
