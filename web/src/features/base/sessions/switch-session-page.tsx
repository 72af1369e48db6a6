import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FrontFrame } from '../../../shared/front-frame/front-frame.tsx';
import { endSession } from '../../../shared/http/end-session.ts';
import { clearSignInNonce } from '../../../shared/sessions/sign-in-nonce.ts';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { tokenOwnerQuery } from '../../../shared/queries/base.ts';

interface SwitchSessionPageProps {
  /** The token that was passed on, of another user than is signed in. */
  readonly offered: string;
  readonly onDecided: () => void;
}

/** Asks whether another person's session may take the place of the open one. The session that is left is ended. */
export function SwitchSessionPage({ offered, onDecided }: SwitchSessionPageProps) {
  const t = useTranslations('signIn.switch');
  const open = sessionStore.token();
  const [present, other] = [useName(open), useName(offered)];

  const stay = (): void => {
    clearSignInNonce();
    void endSession(offered);
    onDecided();
  };
  const change = (): void => {
    if (open) void endSession(open);
    sessionStore.signIn(offered);
    onDecided();
  };

  return (
    <FrontFrame>
      <Page title={t('title')}>
        {present && other ? (
          <Stack gap="lg">
            <p>{t('text', { present, other })}</p>
            <p>{t('advice')}</p>
            <Button size="md" fullWidth onClick={stay}>
              {t('stay', { name: present })}
            </Button>
            <Button size="md" fullWidth variant="default" onClick={change}>
              {t('change', { name: other })}
            </Button>
          </Stack>
        ) : (
          <SkeletonRows count={3} />
        )}
      </Page>
    </FrontFrame>
  );
}

/** Whom a token is of: the name that the server knows, else the address that it names. Undefined while that is on its way. */
function useName(webToken: string | null): string | undefined {
  const { data } = useQuery(tokenOwnerQuery(webToken));
  return data;
}
