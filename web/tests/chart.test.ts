import { describe, expect, it } from 'vitest'
import { scaleOf } from '../src/table/chart'

describe('the scale of the chart of points', () => {
  it('begins at nought and has room for the first points', () => {
    expect(scaleOf([0, 1])).toEqual({ least: 0, most: 4, marks: [0, 1, 2, 3, 4] })
    expect(scaleOf([0, 17, 9])).toEqual({ least: 0, most: 17, marks: [0, 4, 8, 12, 16] })
  })

  it('goes below nought where somebody has less than nothing', () => {
    expect(scaleOf([0, 1, -42])).toEqual({ least: -42, most: 1, marks: [-36, -27, -18, -9, 0] })
  })
})
