import { describe, expect, it } from 'vitest';
import { forgiveSkippedTransitions } from './forgive-skipped-transitions.ts';

describe('a promise that no one caught', () => {
  it.each([
    ['a transition that another has overtaken', true, new DOMException('Transition was skipped', 'AbortError')],
    ['a transition no one could see', true, new DOMException('Transition was aborted', 'InvalidStateError')],
    ['another request given up', false, new DOMException('The user aborted a request.', 'AbortError')],
    ['an error of ours', false, new Error('transition of a bill is not allowed')],
  ])('%s is forgiven: %s', (_, isForgiven, reason) => {
    const page = new EventTarget() as Window;
    forgiveSkippedTransitions(page);
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    page.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isForgiven);
  });
});
