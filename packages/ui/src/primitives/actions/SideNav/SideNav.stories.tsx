import { Banknote, FileText, HeartPulse, House } from 'lucide';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { SideNav, SideNavGroup, SideNavLink } from './SideNav.tsx';

const meta = preview.meta({
  title: 'Primitives/Actions/SideNav',
  component: SideNav,
  subcomponents: { SideNavGroup, SideNavLink },
  args: { label: 'Services' },
  decorators: [inColumn('16rem')],
});

const links = (
  <>
    <SideNavLink href="#housing" icon={House}>
      Housing
    </SideNavLink>
    <SideNavLink href="#banking" icon={Banknote} current>
      Banking and money
    </SideNavLink>
    <SideNavLink href="#health" icon={HeartPulse} count={3} countLabel="3 new offers">
      Health insurance
    </SideNavLink>
  </>
);

const onPapersFocus = fn();

/** The current page is marked. A link passes its attributes to the anchor, such as to preload a page on focus. */
export const Default = meta.story({
  args: {
    children: (
      <>
        {links}
        <SideNavLink href="#papers" icon={FileText} onFocus={onPapersFocus}>
          Papers
        </SideNavLink>
      </>
    ),
  },
  parameters: {
    modes: {
      longText: {
        args: {
          children: (
            <SideNavGroup title={hardTexts.long} collapsible>
              <SideNavLink href="#long" icon={House} count={1234} current>
                {hardTexts.long}
              </SideNavLink>
              <SideNavLink href="#unbroken" count={1234}>
                {hardTexts.unbroken}
              </SideNavLink>
            </SideNavGroup>
          ),
        },
      },
      rightToLeft: {
        args: {
          children: (
            <SideNavGroup title={hardTexts.arabic.action} collapsible>
              <SideNavLink href="#a" icon={House} current>
                {hardTexts.arabic.word}
              </SideNavLink>
              <SideNavLink href="#b" icon={FileText} count={12}>
                {hardTexts.arabic.name}
              </SideNavLink>
            </SideNavGroup>
          ),
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Services' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Banking and money');
    await expect(canvas.getByRole('link', { name: 'Health insurance 3 new offers' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Housing' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(onPapersFocus).toHaveBeenCalledOnce();
  },
});

export const Grouped = meta.story({
  args: {
    label: 'Handbook',
    children: (
      <>
        <SideNavGroup title="Before you move">
          <SideNavLink href="#visa">Visa</SideNavLink>
          <SideNavLink href="#papers">Papers to bring</SideNavLink>
        </SideNavGroup>
        <SideNavGroup title="In the first weeks">
          <SideNavLink href="#address" current>
            Address
          </SideNavLink>
          <SideNavLink href="#account">Bank account</SideNavLink>
        </SideNavGroup>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Before you move' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'In the first weeks' })).toBeVisible();
  },
});

/** The title hides and shows the links of its group. */
export const Collapsible = meta.story({
  args: {
    label: 'Handbook',
    children: (
      <>
        <SideNavGroup title="Before you move" collapsible defaultOpen={false}>
          <SideNavLink href="#visa">Visa</SideNavLink>
          <SideNavLink href="#papers">Papers to bring</SideNavLink>
        </SideNavGroup>
        <SideNavGroup title="In the first weeks" collapsible>
          <SideNavLink href="#address" current>
            Address
          </SideNavLink>
          <SideNavLink href="#account">Bank account</SideNavLink>
        </SideNavGroup>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'Before you move' });
    const visa = canvas.getByText('Visa');
    await expect(visa).not.toBeVisible();
    await userEvent.click(title);
    await expect(visa).toBeVisible();
    await userEvent.click(title);
    await expect(visa).not.toBeVisible();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={8}>
      <SideNav label="Services">{links}</SideNav>
      <SideNav label="Handbook">
        <SideNavLink href="#start">Start</SideNavLink>
        <SideNavGroup title="Before you move">
          <SideNavLink href="#visa" current>
            Visa
          </SideNavLink>
          <SideNavLink href="#papers" count={2}>
            Papers to bring
          </SideNavLink>
        </SideNavGroup>
        <SideNavGroup title="In the first weeks" collapsible>
          <SideNavLink href="#address">Address</SideNavLink>
          <SideNavLink href="#account" count={120}>
            Bank account
          </SideNavLink>
        </SideNavGroup>
        <SideNavGroup title="Later" collapsible defaultOpen={false}>
          <SideNavLink href="#tax">Tax return</SideNavLink>
        </SideNavGroup>
      </SideNav>
    </Stack>
  ),
});
