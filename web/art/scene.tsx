import type { ReactNode } from 'react';
import './scene.css';

interface SceneProps {
  /**
   * Names the scene in the style sheet, which gives it a height and, by `aspect-ratio`, the shape
   * of its picture.
   */
  className: string;
  width: number;
  height: number;
  /** The part behind the hills that keeps its shape at any width: the sun. */
  sky?: ReactNode;
  hills: ReactNode;
  /** The part before the hills that keeps its shape: the lark and its way. */
  air?: ReactNode;
  /** The place of sun and lark when the screen is wider than the picture. */
  anchor?: 'right' | 'middle';
}

/**
 * A landscape that no width can break. It has the height it is given: on a wide screen its hills
 * are drawn longer and never higher, on a narrow one its left end stays outside; sun and lark keep
 * their shape and are cut nowhere.
 */
export function Scene({ className, width, height, sky, hills, air, anchor = 'right' }: SceneProps) {
  const viewBox = `0 0 ${width} ${height}`;
  const kept = anchor === 'right' ? 'xMaxYMax' : 'xMidYMax';
  return (
    <div className={`scene scene-${anchor} ${className}`}>
      {sky !== undefined && (
        <svg viewBox={viewBox} preserveAspectRatio={kept} aria-hidden="true">
          {sky}
        </svg>
      )}
      <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        {hills}
      </svg>
      {air !== undefined && (
        <svg viewBox={viewBox} preserveAspectRatio={kept} aria-hidden="true">
          {air}
        </svg>
      )}
    </div>
  );
}
