import type { PosConnectionView } from '@comptoir/contract/provider/pos-connection';
import { useTranslations } from 'use-intl';
import { PROVIDER_PORTAL } from '../../../shared/pos-connection/provider-portal.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PeopleIcon } from '../../../ui/icons.tsx';

/** Reason for an empty list, as far as that is known. */
export function NoEmployees({ connection }: { readonly connection: PosConnectionView | undefined }) {
  const t = useTranslations('employees.empty');
  const reason = reasonOf(connection);
  return (
    <EmptyState
      icon={<PeopleIcon size={24} />}
      title={t(reason)}
      action={
        reason === 'notConnected' ? (
          <a href={PROVIDER_PORTAL} {...buttonLook({ variant: 'default' })}>
            {t('open')}
          </a>
        ) : null
      }
    >
      {t(`${reason}Text`)}
    </EmptyState>
  );
}

function reasonOf(connection: PosConnectionView | undefined): 'notConnected' | 'unread' | 'none' {
  if (!connection) return 'none';
  if (connection.state === 'none' || connection.state === 'not_connected') return 'notConnected';
  return connection.reads.some(({ kind, readAt }) => kind === 'employees' && readAt !== null) ? 'none' : 'unread';
}
