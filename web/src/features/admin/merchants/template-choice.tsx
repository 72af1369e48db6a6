import type { MessageTemplateView } from '@comptoir/contract/people/message-templates';
import { NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MESSAGE_NAMES, NO_MESSAGE } from '../../../shared/messages/message-rules.ts';
import { useMessageTemplates, type MessageTexts } from '../../../shared/messages/messages.api.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';

interface TemplateChoiceProps {
  /** The words as they stand in the fields. */
  readonly readWritten: () => MessageTexts;
  readonly onChoose: (words: MessageTexts) => void;
}

type Template = MessageTemplateView | null;

/**
 * The template that a message begins from, where there are any. Its words are a beginning: they are changed freely, and what was
 * written by hand is replaced by another template only after a question.
 */
export function TemplateChoice({ readWritten, onChoose }: TemplateChoiceProps) {
  const t = useTranslations('merchantBatches');
  const { data } = useMessageTemplates();
  const select = useRef<HTMLSelectElement>(null);
  const [begunFrom, setBegunFrom] = useState<Template>(null);
  const [asked, setAsked] = useState<Template>(null);
  const templates = (data?.items ?? []).filter(({ retiredAt }) => retiredAt === null);
  if (templates.length === 0) return null;

  const isByHand = (): boolean => {
    const [written, begun] = [readWritten(), begunFrom ?? NO_MESSAGE];
    return MESSAGE_NAMES.some((name) => written[name].trim() !== begun[name].trim());
  };
  const begin = (template: Template): void => {
    setBegunFrom(template);
    setAsked(null);
    onChoose(template ?? NO_MESSAGE);
  };
  const choose = (template: Template): void => {
    if (!isByHand()) begin(template);
    else if (template) setAsked(template);
    else {
      setBegunFrom(null);
      setAsked(null);
    }
  };
  const answer = (act: () => void): void => {
    act();
    select.current?.focus();
  };

  return (
    <>
      <NativeSelect
        ref={select}
        label={t('template')}
        required={false}
        value={(asked ?? begunFrom)?.id ?? ''}
        data={[{ value: '', label: t('noTemplate') }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget: { value } }) => choose(templates.find(({ id }) => id === value) ?? null)}
      />
      {asked ? (
        <Banner tone="warning" announced="in-turn">
          <Stack gap="sm">
            <p>{t('replaces', { name: asked.name })}</p>
            <Row>
              <Button variant="default" onClick={() => answer(() => setAsked(null))}>
                {t('keepWritten')}
              </Button>
              <Button variant="default" onClick={() => answer(() => begin(asked))}>
                {t('replace')}
              </Button>
            </Row>
          </Stack>
        </Banner>
      ) : null}
    </>
  );
}
