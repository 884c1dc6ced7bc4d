import { SectionBand, type SectionBandProps } from '../ui/Band';
import { SectionHead, type SectionHeadProps } from './SectionHead';

type WideBandProps = SectionHeadProps & Pick<SectionBandProps, 'section' | 'surface' | 'top' | 'children'>;

/** A block whose content is below its head, from edge to edge of the window. */
export const WideBand = ({ section, surface, top, children, ...head }: WideBandProps) => (
  <SectionBand section={section} surface={surface} {...(top && { top })} wide={children}>
    <SectionHead {...head} />
  </SectionBand>
);
