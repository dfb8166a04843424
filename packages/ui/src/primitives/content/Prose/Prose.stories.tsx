import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Callout } from '../../feedback/Callout/Callout.tsx';
import { Prose } from './Prose.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/Prose',
  component: Prose,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  args: {
    children: (
      <>
        <p>
          Everyone who moves to Germany registers the new address at the <em lang="de">Bürgeramt</em>. Most
          other steps need <a href="#confirmation">the confirmation of this office</a>.
        </p>
        <h2>Before the appointment</h2>
        <p>Book the appointment within two weeks of moving in, even if the appointment itself is later.</p>
        <ul>
          <li>Your passport or identity card</li>
          <li>
            The confirmation of your landlord
            <ul>
              <li>With the day of moving in</li>
              <li>With a signature</li>
            </ul>
          </li>
        </ul>
        <h3>If there is no appointment</h3>
        <ol>
          <li>Look again in the morning, when offices add new days.</li>
          <li>Call 115 and ask for the next day.</li>
        </ol>
        <h2>Afterwards</h2>
        <p>The office sends the tax ID by post.</p>
      </>
    ),
  },
  parameters: {
    modes: {
      longText: {
        args: {
          children: (
            <>
              <h2>{hardTexts.unbroken}</h2>
              <p>{hardTexts.long}</p>
              <ul>
                <li>
                  <a href="#long">{hardTexts.unbroken}</a>
                </li>
              </ul>
              <p>
                <code>{hardTexts.unbroken}</code>
              </p>
            </>
          ),
        },
      },
      rightToLeft: {
        args: {
          children: (
            <>
              <h2>{hardTexts.arabic.action}</h2>
              <p>
                {hardTexts.arabic.sentence} <code>DE89 3704 0044</code>
              </p>
              <ul>
                <li>{hardTexts.arabic.word}</li>
                <li>{hardTexts.arabic.name}</li>
              </ul>
              <blockquote>{hardTexts.arabic.sentence}</blockquote>
            </>
          ),
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const paragraph = canvas.getByText(/^Book the appointment/);
    const fontSize = Number.parseFloat(getComputedStyle(paragraph).fontSize);
    await expect(paragraph.offsetWidth / fontSize).toBeLessThanOrEqual(34);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

/** Components keep their own style inside. */
export const WithComponents = meta.story({
  args: {
    children: (
      <>
        <p>The deadline counts from the day of moving in.</p>
        <Callout title="Good to know">Only the booking has to be within two weeks.</Callout>
        <p>The plan shows the exact day.</p>
        <Button variant="secondary">Open the plan</Button>
      </>
    ),
  },
});

export const Matrix = meta.story({
  args: {
    children: (
      <>
        <p>
          A paragraph with <a href="#office">the page of the office</a>, <strong>bold words</strong> and{' '}
          <code>AZ-2026/117</code>.
        </p>
        <h2>Second level</h2>
        <h3>Third level</h3>
        <h4>Fourth level</h4>
        <blockquote>
          <p>The registration takes ten minutes if all papers are complete.</p>
        </blockquote>
        <dl>
          <dt lang="de">Meldebescheinigung</dt>
          <dd>The confirmation of your address</dd>
          <dt lang="de">Wohnungsgeberbestätigung</dt>
          <dd>The confirmation of your landlord</dd>
        </dl>
        <hr />
        <p>A rule changes the subject.</p>
        <table>
          <caption>Fees</caption>
          <thead>
            <tr>
              <th scope="col">Paper</th>
              <th scope="col">Euro</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Registration</th>
              <td>0</td>
            </tr>
            <tr>
              <th scope="row">A second confirmation</th>
              <td>10</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
});
