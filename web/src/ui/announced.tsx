import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

interface AnnouncedProps {
  /** Subject of the words, by a key: they are said when it changes, though they be the same, and not as the screen first comes. */
  readonly about: string;
  /** Null while they are not known. */
  readonly children: string | null;
}

/** Debounce of the answer: typing is not answered letter by letter. */
const PAUSE_MS = 400;

/** Words read out in their turn after something on the screen has changed, for those who do not see it. */
export function Announced({ about, children }: AnnouncedProps) {
  const [first] = useState(about);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && about !== first) setChanged(true);
  const [key] = useDebouncedValue(about, PAUSE_MS);
  const [words] = useDebouncedValue(children, PAUSE_MS);
  const isSettled = key === about && words === children;
  // another element each time, as a change is what is read out
  return (
    <output className="visually-hidden">
      {hasChanged && isSettled && words ? <span key={key}>{words}</span> : null}
    </output>
  );
}
