import { MantineProvider } from '@mantine/core';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { ApiError } from '../shared/http/api-error.ts';
import { subscribeToLanguage } from '../lib/i18n/language.ts';
import { invalidateAll } from '../shared/queries/invalidate.ts';
import { TextProvider } from '../lib/i18n/text-provider.tsx';
import { ignoreEchoes } from '../ui/ignore-echoes.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { cssVariables, theme } from '../ui/theme.ts';
import { recordReads } from '../shared/queries/read-again.ts';
import { AlertBar } from './alert-bar.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { followOtherTabs } from './follow-other-tabs.ts';
import { followSession } from './follow-session.ts';
import { removeFirstPaint } from './remove-first-paint.ts';
import type { AppRouter } from './router.tsx';
import { lazyPart } from './lazy-part.ts';
import { textStore } from './texts.ts';

/** Failures that pass by themselves, worth another try or two; everything else is shown at once. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 503 || (error.status === 0 && onlineManager.isOnline()));

/** True when there is someone to ask. Data that is there already stays as it is until then; missing data is asked for, and fails. */
const whenOnline = (): boolean => onlineManager.isOnline();

export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        // nothing waits for a connection: a screen that cannot be read says so, and offers to try again
        networkMode: 'always',
        refetchOnMount: whenOnline,
        refetchOnWindowFocus: whenOnline,
        refetchOnReconnect: true,
      },
      // nor is anything done later than it was asked for
      mutations: { networkMode: 'always' },
    },
  });
  recordReads(queries);
  return queries;
}

/** The question whose session it is to be, with its words, for the few who are ever asked. */
const SwitchSessionPage = lazyPart(
  'signIn',
  async () => (await import('../features/base/sessions/switch-session-page.tsx')).SwitchSessionPage,
);

interface AppProps {
  readonly router: AppRouter;
  readonly queries: QueryClient;
  /** The token of another user than is signed in, to be asked about before anything is shown. */
  readonly offered?: string | null;
}

/** Everything the screens stand on. */
export function App({ router, queries, offered = null }: AppProps) {
  const [question, setQuestion] = useState(offered);
  useEffect(() => followSession(router, queries), [router, queries]);
  useEffect(() => subscribeToLanguage(() => void invalidateAll(queries)), [queries]);
  useEffect(() => followOtherTabs(queries), [queries]);
  useEffect(() => awaitScreen(router, question !== null), [router, question]);
  useEffect(() => keepFocus(document), []);
  useEffect(() => ignoreEchoes(document), []);

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      // stronger than the library's own values, wherever the style sheet stands in the page
      cssVariablesSelector="html:root"
      forceColorScheme="light"
    >
      <QueryClientProvider client={queries}>
        <TextProvider store={textStore}>
          <ConnectionBanner />
          {question === null ? (
            <RouterProvider router={router} />
          ) : (
            <Suspense>
              <SwitchSessionPage offered={question} onDecided={() => setQuestion(null)} />
            </Suspense>
          )}
          <AlertBar />
        </TextProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** The frame of the page makes way for the first screen; the shell does that itself, once it is drawn. Returns how to stop waiting. */
function awaitScreen(router: AppRouter, isThere: boolean): () => void {
  if (isThere) removeFirstPaint();
  return router.subscribe('onRendered', () => {
    const isInShell = router.state.matches.some(({ routeId, status }) => routeId === '/shell' && status === 'success');
    if (!isInShell) removeFirstPaint();
  });
}
