export interface SpaceFile {
  id: number
  name?: string
  x: number
  y: number
  terrain: string
  neighbours: number[]
  next?: number | null
  well?: boolean
  merchant?: boolean
  fog?: [number, number]
  gem?: boolean
  shore?: boolean
}

export interface BoardFile {
  id: 'main' | 'mine'
  width: number
  height: number
  castle: number
  space: SpaceFile[]
  lake?: [number, number][]
  'fire-zones'?: number[][]
}
