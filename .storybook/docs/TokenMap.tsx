import { leaves } from '../../packages/ui/src/theme/leaves.ts';
import { scale } from '../../packages/ui/src/theme/scale.ts';
import { light } from '../../packages/ui/src/theme/tokens.ts';
import { components } from './data.ts';

const sorted = components.toSorted((a, b) => a.name.localeCompare(b.name));

const ComponentLink = ({ name, docsId }: { name: string; docsId: string }) => (
  <a href={`./?path=/docs/${docsId}`} target="_top">
    {name}
  </a>
);

/** All tokens, each with links to the components that use it. */
export const ComponentsByToken = () => (
  <dl className="docs-map">
    {leaves({ color: light, ...scale }).map(([token]) => {
      const users = sorted.filter(({ tokens }) => tokens.includes(token));
      return (
        <div key={token}>
          <dt>
            <code>{token}</code>
          </dt>
          <dd>
            {users.length === 0 && 'No component'}
            {users.map(({ name, docsId }, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <ComponentLink name={name} docsId={docsId} />
              </span>
            ))}
          </dd>
        </div>
      );
    })}
  </dl>
);

/** All components that use tokens, each with its tokens. */
export const TokensByComponent = () => (
  <dl className="docs-map">
    {sorted
      .filter(({ tokens }) => tokens.length > 0)
      .map(({ name, docsId, tokens }) => (
        <div key={name}>
          <dt>
            <ComponentLink name={name} docsId={docsId} />
          </dt>
          <dd>{tokens.join(', ')}</dd>
        </div>
      ))}
  </dl>
);
