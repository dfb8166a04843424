// Prints the style sheet of a brand. Throws if a pair of colours has too little contrast.
import { createTheme } from '@settlement-help/ui/tokens';

process.stdout.write(
  createTheme({
    light: { action: { background: '#0f6b5c', hover: '#0a5146', text: '#0f6b5c', soft: '#dff2ee' } },
    dark: {
      action: {
        background: '#7fdcc8',
        hover: '#a8eadb',
        text: '#7fdcc8',
        onAction: '#04332b',
        soft: '#12433a',
      },
    },
    radius: { control: '999px', box: '20px', sheet: '24px' },
  }),
);
