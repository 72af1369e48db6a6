import { describe, expect, it } from 'vitest';
import { accessEvents } from './events/access.ts';
import { accountEvents } from './events/account.ts';
import { billsEvents } from './events/bills.ts';
import { cateringEvents } from './events/catering.ts';
import { devicesEvents } from './events/devices.ts';
import { LOG_GROUPS } from './events/event.ts';
import { filesEvents } from './events/files.ts';
import { menuEvents } from './events/menu.ts';
import { merchantEvents } from './events/merchant.ts';
import { LOG_ADVICE } from './events/log-advice.ts';
import { eventsOf, LOG_EVENTS, PROBLEM_EVENTS } from './log-catalogue.ts';
import { EVENTS } from './log-event.ts';
import { meaningsIn, namesIn } from './name-events.ts';
import { SHOWN_EVENTS } from './shown-events.ts';

const LANGUAGES = ['en', 'fr'] as const;
const WORDS = {
  en: { names: namesIn('en'), meanings: meaningsIn('en') },
  fr: { names: namesIn('fr'), meanings: meaningsIn('fr') },
};

describe('the rows of events', () => {
  it('say in both languages what each event is called, means, and what to do about it', () => {
    const misfits = LOG_EVENTS.flatMap((event) => {
      const texts = LANGUAGES.map((language) => ({
        name: WORDS[language].names[event],
        means: WORDS[language].meanings[event],
        advice: LOG_ADVICE[language][SHOWN_EVENTS[event].advice],
      }));
      const [english, french] = texts;
      const fits =
        texts.every(
          ({ name, means, advice }) =>
            /^\p{Lu}.{2,40}[^.]$/u.test(name) &&
            /^\p{Lu}.{10,160}\.$/u.test(means) &&
            /^\p{Lu}.{8,200}\.$/u.test(advice),
        ) &&
        english?.means !== french?.means &&
        english?.advice !== french?.advice;
      return fits ? [] : [{ event, texts }];
    });
    expect(misfits).toEqual([]);
  });

  it('are one for each event', () => {
    const files = [
      billsEvents,
      devicesEvents,
      accessEvents,
      accountEvents,
      merchantEvents,
      menuEvents,
      filesEvents,
      cateringEvents,
    ];
    expect(files.flatMap(Object.keys)).toEqual(LOG_EVENTS);
  });

  it('have every event under one group, and no group without events', () => {
    const found = LOG_GROUPS.flatMap(eventsOf);
    expect([found.length, new Set(found)]).toEqual([LOG_EVENTS.length, new Set(LOG_EVENTS)]);
    expect(LOG_GROUPS.filter((group) => eventsOf(group).length === 0)).toEqual([]);
  });

  it('give every advice to some event, and always one for what went wrong', () => {
    const given = new Set<string>(LOG_EVENTS.map((event) => SHOWN_EVENTS[event].advice));
    expect(given).toEqual(new Set(Object.keys(LOG_ADVICE.en)));
    const errors = LOG_EVENTS.filter((event) => SHOWN_EVENTS[event].level === 'error');
    expect(errors.filter((event) => SHOWN_EVENTS[event].advice === 'none')).toEqual([]);
  });

  it('count as problems what went wrong or is to be watched', () => {
    expect(PROBLEM_EVENTS).toContain('bill-refused-by-authority');
    expect(PROBLEM_EVENTS).toContain('certificate-expiring');
    expect(PROBLEM_EVENTS).not.toContain('bill-accepted');
    expect(PROBLEM_EVENTS).not.toContain('signed-in');
  });

  it('are data where the portal shows them, so that no sentence travels', () => {
    expect(JSON.parse(JSON.stringify(SHOWN_EVENTS))).toEqual(SHOWN_EVENTS);
    expect(Object.keys(SHOWN_EVENTS)).toEqual(Object.keys(EVENTS));
  });
});
