import { createRoot } from 'react-dom/client';
import './ui/styles.ts';
import { App, createQueryClient } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { SHELL_TEXTS, textStore } from './app/texts.ts';
import { forgiveSkippedTransitions } from './lib/forgive-skipped-transitions.ts';
import { departureWord } from './lib/session/departure.ts';
import { receiveToken } from './lib/session/receive-token.ts';
import { takeCookieToken } from './lib/session/take-cookie-token.ts';

forgiveSkippedTransitions(window);

const isSecure = window.location.protocol === 'https:';
const handedOver = takeCookieToken(document, { word: departureWord(), isSecure });
const offered = handedOver && receiveToken(handedOver);

await textStore.open(SHELL_TEXTS);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App router={createAppRouter()} queries={createQueryClient()} offered={offered} />);
