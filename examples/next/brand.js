// Prints the style sheet of a brand. Throws if a pair of colours has too little contrast.
import { createTheme } from '@settlement-help/ui/tokens';

process.stdout.write(
  createTheme({
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
    radius: { control: '0.5rem', box: '0.75rem' },
  }),
);
