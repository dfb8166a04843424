/** 4 px. On a phone it does not grow with the text, so that the text has more room. */
export const unit = { name: '--sh-space', value: 'min(0.25rem, 1.25vw)' } as const;

export const units = (count: number) => `calc(${count} * var(${unit.name}))`;

/** Tokens that are equal in every theme, and that a product may change. */
export const shared = {
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
  },
  /** `control` has one line, such as a button or an input; `box` has several, such as a text area or a message. */
  radius: { small: '4px', control: '8px', box: '8px', sheet: '12px', round: '999px' },
  shadow: {
    raised: '0 1px 2px rgb(4 10 24 / 0.06), 0 14px 32px -10px rgb(4 10 24 / 0.18)',
  },
  font: {
    body: "'Source Sans 3 Variable', 'Source Sans 3 Fallback', 'Source Sans 3 Fallback Roboto', 'Source Sans 3 Fallback Noto', 'Source Sans 3 Fallback DejaVu', system-ui, sans-serif",
    heading:
      "'Literata', 'Literata Fallback', 'Literata Fallback Noto', 'Literata Fallback Times', 'Literata Fallback DejaVu', Georgia, serif",
  },
  /** Fluid between 360 and 1280 px. The maximum keeps long words inside a heading when the text is enlarged. */
  text: {
    small: '0.9375rem',
    body: '1.0625rem',
    large: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
    title: 'min(1.18rem + 0.3vw, 10vw, 1.4375rem)',
    heading: 'min(1.47rem + 0.7vw, 11vw, 2rem)',
    display: 'min(1.68rem + 1.4vw, 11.5vw, 2.875rem)',
    hero: 'min(1.95rem + 3vw, 15vw, 4.375rem)',
  },
  size: {
    control: '2.875rem',
    icon: '1.25rem',
    // `em` instead of `ch`, which would change when the web font loads.
    measure: '33.8em',
    header: 'min(4.375rem, 88px)',
    bottomBar: 'min(3.875rem, 72px)',
  },
};

/** Tokens that a product cannot change. They are values, not variables. */
export const constants = {
  leading: { tight: '1.18', snug: '1.35', body: '1.55' },
  weight: { regular: '400', medium: '500', bold: '600' },
  duration: { fast: '120ms', normal: '180ms', slow: '240ms' },
  easing: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  zIndex: { header: '10', overlay: '20', toast: '30' },
};

export const scale = { ...shared, ...constants };
