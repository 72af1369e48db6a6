import { describe, expect, it } from 'vitest';
import { LOG_ADVICE } from './log-advice.ts';
import { eventsOf, LOG_CATALOGUE, LOG_EVENTS, LOG_GROUPS, PROBLEM_EVENTS } from './log-catalogue.ts';
import { LOG_FIELDS } from './log-fields.ts';
import { logMeaningsEn } from './log-meanings.en.ts';
import { logMeaningsFr } from './log-meanings.fr.ts';
import { logNamesEn } from './log-names.en.ts';
import { logNamesFr } from './log-names.fr.ts';
import { logSentencesEn } from './log-sentences.en.ts';
import { logSentencesFr } from './log-sentences.fr.ts';

describe('the catalogue of events', () => {
  it.each(LOG_EVENTS)('says in both languages what %s is called, says, means, and what to do about it', (event) => {
    const [english, french] = [
      { name: logNamesEn[event], means: logMeaningsEn[event], advice: LOG_ADVICE.en[LOG_CATALOGUE[event].advice] },
      { name: logNamesFr[event], means: logMeaningsFr[event], advice: LOG_ADVICE.fr[LOG_CATALOGUE[event].advice] },
    ];
    for (const { name, means, advice } of [english, french]) {
      expect(name).toMatch(/^\p{Lu}.{2,40}[^.]$/u);
      expect(means).toMatch(/^\p{Lu}.{10,160}\.$/u);
      expect(advice).toMatch(/^\p{Lu}.{8,200}\.$/u);
    }
    expect(english.means).not.toBe(french.means);
    expect(english.advice).not.toBe(french.advice);
    expect([typeof logSentencesEn[event], typeof logSentencesFr[event]]).toEqual(['function', 'function']);
  });

  it.each(LOG_EVENTS)('names the facts that the sentences of %s are made of, and no other', (event) => {
    const read = new Set<string>();
    const text = 'x';
    const facts = new Proxy(
      {},
      {
        get: (_, name) => {
          read.add(String(name));
          if (name === 'errors') return [{ id: text, codRetour: text }];
          return name === 'fields' ? [text] : text;
        },
      },
    );
    const sentences = [logSentencesEn[event], logSentencesFr[event]] as ((facts: unknown) => string)[];
    for (const sentence of sentences) {
      try {
        sentence(facts);
      } catch {
        // a fact that stands for a moment is none of the words above
      }
    }
    const known: readonly string[] = LOG_FIELDS[event];
    expect([...read].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('has every event under one group, and no group without events', () => {
    const found = LOG_GROUPS.flatMap(eventsOf);
    expect([found.length, new Set(found)]).toEqual([LOG_EVENTS.length, new Set(LOG_EVENTS)]);
    expect(LOG_GROUPS.filter((group) => eventsOf(group).length === 0)).toEqual([]);
  });

  it('gives every advice to some event, and always one for what went wrong', () => {
    const given = new Set<string>(LOG_EVENTS.map((event) => LOG_CATALOGUE[event].advice));
    expect(given).toEqual(new Set(Object.keys(LOG_ADVICE.en)));
    const errors = LOG_EVENTS.filter((event) => LOG_CATALOGUE[event].level === 'error');
    expect(errors.filter((event) => LOG_CATALOGUE[event].advice === 'none')).toEqual([]);
  });

  it('counts as problems what went wrong or is to be watched', () => {
    expect(PROBLEM_EVENTS).toContain('bill-refused-by-authority');
    expect(PROBLEM_EVENTS).toContain('certificate-expiring');
    expect(PROBLEM_EVENTS).not.toContain('bill-accepted');
    expect(PROBLEM_EVENTS).not.toContain('signed-in');
  });
});
