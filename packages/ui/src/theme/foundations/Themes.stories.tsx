import { ArrowRight, Upload } from 'lucide';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { Link } from '../../primitives/actions/Link/Link.tsx';
import { Badge } from '../../primitives/content/Badge/Badge.tsx';
import { Card, CardBand, CardBody } from '../../primitives/content/Card/Card.tsx';
import { Inline, Stack } from '../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { TextArea } from '../../primitives/forms/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/forms/TextField/TextField.tsx';
import { cx } from '../../styles/cx.ts';
import { createTheme } from '../createTheme.ts';
import { type ThemeName, themes } from '../tokens.ts';
import * as styles from './Foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/Themes',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Four looks. **Paper** by day and **night ink** by night follow the device, **high contrast** follows `prefers-contrast: more`; `data-theme` on any element chooses one for what is in it. The fourth, **forced colours**, belongs to the person: Windows replaces every colour by its own, and borders, outlines and words carry on alone. Emulate it in the browser under Rendering.',
      },
    },
  },
});

const titles: Record<ThemeName, string> = { light: 'Paper', dark: 'Night ink', contrast: 'High contrast' };

interface SampleProps {
  theme: ThemeName;
  className?: string;
}

function Sample({ theme, className }: SampleProps) {
  return (
    <section data-theme={theme} className={cx(styles.look, className)} aria-label={titles[theme]}>
      <Stack>
        <h2>{titles[theme]}</h2>
        <Card raised>
          <CardBody>
            <Stack gap={3} align="start">
              <Badge variant="marker">8 days left</Badge>
              <h3>Register your address</h3>
              <p>
                Bring the form of your landlord. <Link href="#form">What it must say</Link>
              </p>
            </Stack>
          </CardBody>
          <CardBand>
            <Inline>
              <Button iconEnd={ArrowRight}>Open step 3</Button>
              <Button variant="secondary" icon={Upload}>
                Attach
              </Button>
              <Button variant="quiet">Later</Button>
              <Button variant="danger">Reset</Button>
            </Inline>
          </CardBand>
        </Card>
        <TextField label="Email" hint="We write only when you ask." error="Email required" />
        {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
          <InlineMessage key={tone} tone={tone}>
            Step 4 is unlocked.
          </InlineMessage>
        ))}
      </Stack>
    </section>
  );
}

export const SideBySide = meta.story({
  render: () => (
    <div className={styles.looks}>
      {(Object.keys(themes) as ThemeName[]).map((theme) => (
        <Sample key={theme} theme={theme} />
      ))}
    </div>
  ),
});

export const Paper = meta.story({ name: 'Paper (light)', render: () => <Sample theme="light" /> });

export const NightInk = meta.story({ name: 'Night ink (dark)', render: () => <Sample theme="dark" /> });

export const HighContrast = meta.story({ render: () => <Sample theme="contrast" /> });

const harbour = createTheme(
  {
    light: { action: { background: '#5b2a86', hover: '#451f66', text: '#5b2a86', soft: '#efe6f7' } },
    dark: {
      action: {
        background: '#d3b4f0',
        hover: '#e6d5f7',
        text: '#d3b4f0',
        onAction: '#2a0f42',
        soft: '#3d2a52',
      },
    },
    radius: { control: '999px', box: '16px', sheet: '16px' },
  },
  { scope: '.harbour' },
);

/** A brand made with `createTheme` of `@settlement-help/ui/tokens`, applied to a part of the page. */
export const AnotherBrand = meta.story({
  render: () => (
    <>
      <style>{harbour}</style>
      <div className={styles.looks}>
        {(Object.keys(themes) as ThemeName[]).map((theme) => (
          <Sample key={theme} theme={theme} className="harbour" />
        ))}
      </div>
      <div className="harbour">
        <TextArea label="Message" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Email' })[0]).toHaveStyle({ borderRadius: '999px' });
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveStyle({ borderRadius: '16px' });
  },
});
