import { type ReactNode, useRef } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { ChartArea, Workspace, WorkspaceHead } from '../shell.styles';
import { Panels, type PanelsProps } from './Panels';
import { ToolRow } from './ToolButton';
import { useIsNarrow } from './useIsNarrow';

/** For a page that one finger scrolls. */
const TouchHint = styled('p', { display: 'none', '@media (pointer: coarse)': { display: 'block' } });

interface WorkbenchProps extends PanelsProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly tools: ReactNode;
  readonly picture: ReactNode;
  /** Without anything but the chart and its tools. */
  readonly isAlone?: boolean;
}

/** Page of one chart. A phone shows the chart before everything but its title. */
export function Workbench({ title, about, tools, picture, isAlone = false, ...panels }: WorkbenchProps) {
  const isNarrow = useIsNarrow();
  const area = useRef<HTMLDivElement>(null);
  const texts = !isAlone && about;
  return (
    <Workspace isAlone={isAlone}>
      <WorkspaceHead>
        <div>
          <h1>{title}</h1>
          {!isNarrow && texts}
        </div>
        {!isNarrow && <ToolRow>{tools}</ToolRow>}
      </WorkspaceHead>
      <ChartArea ref={area}>{picture}</ChartArea>
      {isNarrow && (
        <WorkspaceHead>
          <TouchHint>Two fingers move and zoom the picture.</TouchHint>
          {texts && <div>{texts}</div>}
          <ToolRow>{tools}</ToolRow>
        </WorkspaceHead>
      )}
      <Panels {...panels} isHidden={isAlone} picture={area} />
    </Workspace>
  );
}
