import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

export interface ButtonLook {
  /** `filled` for what a screen is for, `default` for the rest, `subtle` for what hardly matters. */
  readonly variant?: 'filled' | 'default' | 'subtle' | undefined;
  /** Red for what cannot be taken back. */
  readonly color?: 'green' | 'red' | undefined;
  /** `md` for the one action of a step. On a phone both are as high. */
  readonly size?: 'sm' | 'md' | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'color' | 'className'> {
  /** At work: it says so, and does nothing more until it is done. */
  readonly loading?: boolean;
  readonly leftSection?: ReactNode;
  /** Answers each click of a quick row, as turning pages does. */
  readonly repeats?: boolean;
}

/** Styles a link that stands where a button would. */
export const buttonLook = ({
  variant = 'filled',
  color = 'green',
  size = 'sm',
  fullWidth,
  className = '',
}: ButtonLook) => ({
  className: `${styles.button} ${className}`,
  'data-variant': variant,
  'data-color': color,
  'data-size': size,
  'data-full': fullWidth || undefined,
});

/**
 * A button that keeps its focus: one that works or cannot be used is marked `aria-disabled` and ignores clicks, because
 * a browser takes the focus away from what it disables and puts it nowhere.
 */
export function Button({
  variant,
  color,
  size,
  fullWidth,
  className,
  loading = false,
  disabled = false,
  leftSection,
  repeats,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonLook({ variant, color, size, fullWidth, className });
  const isIdle = loading || disabled;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    // a form is not submitted either
    if (isIdle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...look}
      aria-disabled={isIdle || undefined}
      aria-busy={loading || undefined}
      data-repeats={repeats}
      onClick={click}
    >
      {loading ? <Spinner className={styles.spinner ?? ''} /> : null}
      {leftSection ? <span className={styles.section}>{leftSection}</span> : null}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
