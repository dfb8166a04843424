import { memoize } from '@settlement-help/contract/language';
import { UserRound } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Avatar.css.ts';

const pixels = { small: 32, medium: 40, large: 96 };

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  name: string;
  src?: string | null | undefined;
  /** 32, 40 or 96 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Text alternative if the name is not shown next to it. @default hidden from assistive technology */
  label?: string | undefined;
}

/** Created on first use, because that takes 15 ms. */
let graphemes: Intl.Segmenter | undefined;

function firstGrapheme(text: string) {
  graphemes ??= new Intl.Segmenter();
  const [first] = graphemes.segment(text);
  return first?.segment;
}

const initialOf = memoize((name: string) => {
  const text = name.trim().normalize();
  // Fast path for names that begin with a letter without combining marks.
  const [letter] = text.match(/^\p{L}(?![\p{M}\u200d])/u) ?? [];
  return (letter ?? firstGrapheme(text) ?? '').toLocaleUpperCase();
});

/** A person's photo, or the initial if there is none or it fails to load. */
export function Avatar({ name, src, size = 'medium', label, className, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span data-part="avatar" {...naming} {...props} className={cx(styles.avatar({ size }), className)}>
      {src && src !== failed ? (
        <img
          data-part="avatar-photo"
          className={styles.photo}
          src={src}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          onError={() => setFailed(src)}
        />
      ) : (
        initialOf(name) || <Icon icon={UserRound} />
      )}
    </span>
  );
}
