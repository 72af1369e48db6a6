import type { UserEvent } from '@testing-library/user-event';

/** Elements that are clicked twice; those that answer each click of a quick row are clicked once where a test says once. */
const CLICKED_TWICE = 'button:not([data-repeats]), a';

/**
 * The same user, who clicks twice on everything that is pressed: each form, confirmation and action of the portal is tested with a
 * double click, a new one too, and a test that says what was called says that it was called once.
 */
export function withDoubleClicks(user: UserEvent): UserEvent {
  const click = (target: Element): Promise<void> =>
    target.closest(CLICKED_TWICE) ? user.dblClick(target) : user.click(target);
  return new Proxy(user, { get: (actions, name: keyof UserEvent) => (name === 'click' ? click : actions[name]) });
}
