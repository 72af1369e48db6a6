import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/styles.ts';
import { recallUser } from './app/follow-session.ts';
import { installWorker } from './app/install-worker.ts';
import { App, createQueryClient } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { SHELL_TEXTS, textStore } from './app/texts.ts';
import { forgiveSkippedTransitions } from './lib/forgive-skipped-transitions.ts';
import { signInNonce } from './shared/sessions/sign-in-nonce.ts';
import { keepQueries } from './shared/queries/keep-queries.ts';
import { receiveToken } from './shared/sessions/receive-token.ts';
import { takeCookieToken } from './shared/sessions/take-cookie-token.ts';

forgiveSkippedTransitions(window);

const isSecure = window.location.protocol === 'https:';
const handedOver = takeCookieToken(document, { word: signInNonce(), isSecure });
const offered = handedOver && receiveToken(handedOver);

const root = document.getElementById('root');
const queries = createQueryClient();
keepQueries(queries, import.meta.url);
if (offered === null) recallUser(queries);
await textStore.open(SHELL_TEXTS);
// what is drawn as a transition is drawn a little at a time: a telephone takes clicks meanwhile
if (root)
  startTransition(() =>
    createRoot(root).render(<App router={createAppRouter(queries)} queries={queries} offered={offered} />),
  );
installWorker();
