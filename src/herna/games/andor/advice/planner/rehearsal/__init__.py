"""Rehearsals of the days to come: the table on paper, played on to its end many times.

`land` is what does not change, `scene` the table, `paper` puts it there, `habits` is what heroes usually do, `styles`
how much each of it is worth to them, `days` how they do it, and `rehearse` asks what a hero should do next. Only what
everybody can see goes in; what lies face down is dealt anew every time.
"""
