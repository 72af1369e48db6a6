import type { UserView } from '@comptoir/contract/people/users';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { actionsFor } from './actions-for.ts';
import type { AccountAction } from './users.api.ts';
import styles from './users.module.css';

interface AccountActionsProps {
  readonly user: UserView;
  readonly isSelf: boolean;
  readonly onAsk: (action: AccountAction) => void;
}

/** Actions on an account as it stands. */
export function AccountActions({ user, isSelf, onAsk }: AccountActionsProps) {
  const t = useTranslations('users');
  const actions = actionsFor(user, isSelf);
  if (actions.length === 0) return null;
  return (
    <section className={styles.actions} aria-labelledby="account-actions">
      <h3 id="account-actions">{t('access')}</h3>
      <Row align="stretch">
        {actions.map((action) => (
          <Button key={action} variant="default" onClick={() => onAsk(action)}>
            {t(`actions.${action}.do`)}
          </Button>
        ))}
      </Row>
    </section>
  );
}
