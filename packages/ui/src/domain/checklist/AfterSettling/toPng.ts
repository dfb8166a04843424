/** How many dots a unit of the drawing has in the picture. */
const scale = 1.5;

/** What a drawing looks like, without the style sheet, which a picture file has not. */
function withOwnStyle(drawing: SVGSVGElement) {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('svg');
  for (const [index, part] of drawing.querySelectorAll('svg').entries()) {
    const { color, fontWeight } = getComputedStyle(part);
    copies[index]?.setAttribute('style', `color: ${color}; font-weight: ${fontWeight}`);
  }
  const { color } = getComputedStyle(drawing);
  const { backgroundColor } = getComputedStyle(document.documentElement);
  copy.setAttribute('style', `color: ${color}; background-color: ${backgroundColor}; font-family: serif`);
  return copy;
}

/** Turns a drawing into a picture file on the device; it is sent nowhere. */
export async function toPng(drawing: SVGSVGElement, name: string): Promise<File> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = withOwnStyle(drawing);
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(source);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('The browser made no picture of the drawing');
    return new File([png], name, { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
