import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ownAddressOf } from '../../../shared/http/send-request.ts';
import { clearSignInNonce, isSignInPending, createSignInNonce } from '../../../shared/sessions/sign-in-nonce.ts';
import { FrontFrame } from '../../../shared/front-frame/front-frame.tsx';
import { Page } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Row } from '../../../ui/layout.tsx';
import { CloverFailed } from './clover-failed.tsx';
import { readLaunch, type Launch } from './read-launch.ts';
import { SignInPage } from './sign-in-page.tsx';

/**
 * Landing page for the provider's merchants, and for a sign-in with it that has failed. Only the provider can say who a user is, so a
 * launch goes there at once, and never a second time by itself. Source: spec §2 "loginClover".
 */
export function CloverSignInPage() {
  const arrival = readLaunch(useLocation({ select: ({ searchStr }) => searchStr }));
  const tError = useTranslations('errorMessages');
  const t = useTranslations('signIn.clover');

  if (arrival.kind === 'by-hand') return <SignInPage />;
  if (arrival.kind === 'launched') return <Departure launch={arrival.launch} />;
  const { launch, code } = arrival;
  return <Refused launch={launch} reason={code ? tError(code) : t('unknown')} />;
}

function Departure({ launch }: { readonly launch: Launch }) {
  const t = useTranslations('signIn.clover');
  const [hasReturned, setReturned] = useState(isSignInPending);

  useEffect(() => {
    if (!isSignInPending()) depart(launch);
  }, [launch]);

  // the browser's back button shows this page as it was left
  useEffect(() => {
    const notice = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setReturned(true);
    };
    window.addEventListener('pageshow', notice);
    return () => window.removeEventListener('pageshow', notice);
  }, []);

  if (hasReturned) return <CloverFailed reason={t('cameBack')} onRetry={() => depart(launch)} />;
  return (
    <FrontFrame>
      <Page title={t('title')}>
        <Row as="output" gap="md" isWhole>
          <Spinner />
          {t('departing')}
        </Row>
      </Page>
    </FrontFrame>
  );
}

/** The sign-in has come to its end, so a new launch may go to the provider again. */
function Refused({ launch, reason }: { readonly launch: Launch; readonly reason: string }) {
  useEffect(() => clearSignInNonce(), []);
  return <CloverFailed reason={reason} onRetry={() => depart(launch)} />;
}

/** At the page's own origin: the cookies that bind the sign-in, and bring the token back, are the page's. */
function depart(launch: Launch): void {
  const query = { ...launch, handOver: createSignInNonce() };
  window.location.assign(ownAddressOf({ path: '/pos-sign-in/start', query }));
}
