import { Fragment, useId, useRef, type ReactNode } from 'react';
import { MoreIcon } from './icons.tsx';
import { Stack } from './layout.tsx';
import styles from './menu.module.css';

interface MenuProps<Key extends string> {
  /** Words that the button is read out as: it shows three dots. */
  readonly label: string;
  readonly entries: readonly {
    readonly key: Key;
    readonly label: string;
    /** Its label with what it is about, to be read out. */
    readonly name?: string;
    /** Cannot be taken back. */
    readonly isGrave?: boolean;
    /** For an entry that leads elsewhere: the link, of this class. */
    readonly link?: (className: string | undefined) => ReactNode;
  }[];
  readonly onChoose: (key: Key) => void;
  /** Another button than one of three dots. */
  readonly renderButton?: (opens: { readonly popoverTarget: string }) => ReactNode;
}

/** Actions behind a button. The browser opens it above everything, and closes it on Escape or a click elsewhere. */
export function Menu<Key extends string>({ label, entries, onChoose, renderButton }: MenuProps<Key>) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  if (entries.length === 0) return null;

  const choose = (key: Key): void => {
    // first, so that what opens now can give the focus back to the button
    panel.current?.hidePopover();
    onChoose(key);
  };

  return (
    <>
      {renderButton?.({ popoverTarget: id }) ?? (
        <button type="button" className={styles.button} aria-label={label} title={label} popoverTarget={id}>
          <MoreIcon />
        </button>
      )}
      <Stack ref={panel} id={id} popover="auto" className={styles.panel} gap="none" frame="line">
        {entries.map(({ key, label: words, name, isGrave, link }) =>
          link ? (
            <Fragment key={key}>{link(styles.entry)}</Fragment>
          ) : (
            <button
              key={key}
              type="button"
              className={styles.entry}
              aria-label={name}
              data-grave={isGrave || undefined}
              onClick={() => choose(key)}
            >
              {words}
            </button>
          ),
        )}
      </Stack>
    </>
  );
}
