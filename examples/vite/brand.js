// Prints the stylesheet of a brand. Throws if a colour pair has too little contrast. Run: node brand.js > brand.css
import { createTheme } from '@settlement-help/ui/tokens';

const brand = createTheme({
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
  radius: { control: '999px', box: '12px', sheet: '12px' },
});

process.stdout.write(brand);
