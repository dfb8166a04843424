import preview from '#storybook/preview';
import * as styles from './Scene.css.ts';
import { Scene, tintProps } from './Scene.tsx';

const meta = preview.meta({ title: 'Domain/Shell/Scene', component: Scene });

export const Default = meta.story({
  args: {
    children: (
      <>
        <path d="M 4 144 H 236" />
        <path {...tintProps} strokeWidth="2" d="M 40 144 V 60 H 150 V 144" />
        <path className={`${styles.accent} ${styles.pageFill}`} d="M 110 144 V 90 H 200 V 144 Z" />
      </>
    ),
  },
});
