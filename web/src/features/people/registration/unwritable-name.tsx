import { isAllowedText, toPlainText } from '@comptoir/domain/base/merchants/allowed-text';
import { toAllowedText } from '@comptoir/websrm/requests/allowed-text';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';

/** The longest name that the authority takes. */
const LONGEST = 64;

interface UnwritableNameProps {
  readonly typed: string;
  readonly onTake: (name: string) => void;
}

/** Says that the authority cannot take a business name as it is typed, and what it could take instead. Nothing for a name that it takes. */
export function UnwritableName({ typed, onTake }: UnwritableNameProps) {
  const t = useTranslations('registration');
  const strange = new Set(Array.from(toPlainText(typed)).filter((character) => !isAllowedText(character)));
  if (strange.size === 0) return null;
  const text = toAllowedText(typed, { max: LONGEST });
  return (
    <Stack as="output" gap="sm" align="start" tone="amber">
      {t('unwritable', { characters: [...strange].join(' ') })}
      {text === '' ? null : (
        <Button variant="default" type="button" onClick={() => onTake(text)}>
          {t('propose', { text })}
        </Button>
      )}
    </Stack>
  );
}
