import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App, createQueryClient } from '../src/app/providers.tsx';
import { createAppRouter } from '../src/app/router.tsx';
import { SHELL_TEXTS, textStore } from '../src/app/texts.ts';
import { sessionStore } from '../src/shared/sessions/session-store.ts';
import { aToken } from './factories.ts';
import { withDoubleClicks } from './click-twice.ts';
import { withSteadyFocus } from './watch-focus.ts';

interface Opening {
  readonly language?: Language;
  /** Null for no one. */
  readonly token?: string | null;
  /** The token of another user, passed on. */
  readonly offered?: string;
}

/** Opens the portal at an address, as a merchant in French unless stated otherwise. */
export async function renderApp(path: string, { language = 'fr', token = aToken(), offered }: Opening = {}) {
  if (token !== null) sessionStore.signIn(token);
  await textStore.open(SHELL_TEXTS);
  await textStore.switchLanguage(language);
  const queries = createQueryClient();
  const router = createAppRouter(queries, createMemoryHistory({ initialEntries: [path] }));
  const user = withSteadyFocus(withDoubleClicks(userEvent.setup()));
  const view = render(<App router={router} queries={queries} offered={offered ?? null} />);
  const address = (): string => router.state.location.href;
  return { user, router, queries, address, ...view };
}
