import type { UserEvent } from '@testing-library/user-event';

/** Element that had the focus last, until a pointer goes where nothing can have it. */
let held: Element | null = null;

/** Real, whatever a test makes of the clock. */
const { setTimeout: wait } = globalThis;

/** Watches what has the focus while screens are shown. Returns what ends it. */
export function watchFocus(page: Document): () => void {
  held = null;
  const take = ({ target }: Event): void => {
    held = target instanceof Element ? target : null;
  };
  const leave = (): void => {
    held = null;
  };
  page.addEventListener('focusin', take);
  // before the focus follows it, which it does where something can have it
  page.addEventListener('mousedown', leave, { capture: true });
  return () => {
    page.removeEventListener('focusin', take);
    page.removeEventListener('mousedown', leave, { capture: true });
  };
}

/**
 * A keyboard has to start from the top again when what has the focus goes away or is disabled: after an action it is
 * somewhere, as long as a screen is shown. Returns what is wrong, or null.
 */
export async function findLostFocus(page: Document): Promise<string | null> {
  const isLost = (): boolean => {
    const isOnBody = (page.activeElement ?? page.body) === page.body;
    return (
      // a screen on its way has no heading yet, to which the focus will go
      held !== null && page.body.querySelector('h1, dialog') !== null && (isOnBody || held.matches(':disabled'))
    );
  };
  // it goes on after the effects of a screen
  for (let turn = 0; turn < 3 && isLost(); turn += 1) await new Promise((resolve) => wait(resolve));
  if (!isLost() || !held) return null;
  return `the focus is lost with ${held.outerHTML.slice(0, 200)}`;
}

/** The same user, who looks where the focus is before each step. */
export function withSteadyFocus(user: UserEvent): UserEvent {
  return new Proxy(user, {
    get: (actions, name: keyof UserEvent) => {
      const act = actions[name];
      if (typeof act !== 'function') return act;
      return async (...given: unknown[]) => {
        const lost = await findLostFocus(document);
        if (lost) throw new Error(lost);
        return Reflect.apply(act, actions, given) as unknown;
      };
    },
  });
}
