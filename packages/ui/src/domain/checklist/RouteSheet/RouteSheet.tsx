import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { Stamp } from '../Stamp/Stamp.tsx';
import * as styles from './RouteSheet.css.ts';

/** Illustration of the product: a route with two stamped stops. */
export function RouteSheet() {
  const { sheet } = useMessages('landing');
  const here = sheet.stamps.length;
  return (
    <div className={styles.stack} role="img" aria-label={sheet.description}>
      <div className={styles.under} />
      <div className={styles.sheet}>
        <Text variant="small" className={styles.title}>
          <span lang="de">{sheet.titles.de}</span>
          {' · '}
          <span lang="fr">{sheet.titles.fr}</span>
        </Text>
        {sheet.steps.map((step, index) => {
          const stamp = sheet.stamps[index];
          const state = index < here ? 'done' : index === here ? 'here' : 'ahead';
          return (
            <Inline key={step} className={styles.row} data-state={state}>
              <span className={styles.stop} data-state={state} />
              <span className={styles.words}>{step}</span>
              {stamp && (
                <Stamp {...stamp} lang="de" className={styles.stamp} number={index * 6 + 1} size={78} />
              )}
            </Inline>
          );
        })}
      </div>
    </div>
  );
}
